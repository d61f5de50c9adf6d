/**
 * A string of lit bulbs across a picture, the motif of the brand.
 * @param {number} width @param {number} y where it is tied @param {number} drop how deep it hangs
 * @param {number} count @param {number} radius of a bulb
 */
export function bulbs(width, y, drop, count, radius) {
  const cord = `<path d="M0 ${y}Q${Math.round(width / 2)} ${y + drop * 2} ${width} ${y}" fill="none" stroke="#ffd98a" stroke-opacity=".3" stroke-width="${radius / 4}"/>`;
  let lamps = '';
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    const x = Math.round(share * width);
    const lampY = Math.round(y + 4 * drop * share * (1 - share) + radius);
    lamps += `<circle cx="${x}" cy="${lampY}" r="${radius * 3.4}" fill="#ffd98a" opacity=".1"/><circle cx="${x}" cy="${lampY}" r="${radius * 2}" fill="#ffd98a" opacity=".2"/><circle cx="${x}" cy="${lampY}" r="${radius}" fill="#fff0c4"/>`;
  }
  return cord + lamps;
}
