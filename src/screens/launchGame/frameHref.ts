interface FrameParams {
  token: string;
  merchant: string;
  /** The merchant's template; it is part of the path. */
  template: string;
}

/** The address of the lottery frame. The platform requires the token in it. */
export function frameHref(
  query: URLSearchParams,
  { token, merchant, template }: FrameParams,
): string {
  const playType = query.get('playType') === 'ent' ? 'ent' : 'trad';
  const path = `/m/lotto-h5/${encodeURIComponent(template)}/${playType}/games/${encodeURIComponent(query.get('gameId') ?? '')}`;
  return `${path}?${new URLSearchParams({
    token,
    merchant,
    css: `${merchant}.css`,
    prize_mode: query.get('prize_mode') ?? '',
  })}`;
}
