interface Light {
  x: number;
  y: number;
  isNear: boolean;
}

const ROWS = [true, false];
const POSITIONS = Array.from({ length: 15 }, (_, i) => i);

/** Two strings of lights that hang between the upper corners, each on half a sine wave. The buttons in the corners stay free. */
const lights: Light[] = ROWS.flatMap((isNear) =>
  POSITIONS.map((i) => ({
    x: i * 29 - 8,
    y: Math.round((isNear ? -16 : -34) + Math.sin((i / 14) * Math.PI) * (isNear ? 92 : 66)),
    isNear,
  })),
).filter(({ x, y }) => y < 4 || (x > 60 && x < 330));

/** The lights of the fair above login and registration. Decoration. */
export const AuthPageLights = () => (
  <svg
    className="auth-page-lights"
    viewBox="0 0 390 150"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    {lights.map(({ x, y, isNear }) => (
      <g key={`${x}/${y}`} data-near={isNear} transform={`translate(${x} ${y})`}>
        <circle r="11" />
        <circle r={isNear ? 3 : 1.8} />
      </g>
    ))}
  </svg>
);
