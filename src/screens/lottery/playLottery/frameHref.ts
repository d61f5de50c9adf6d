interface FrameParams {
  /** Only for platforms whose own page is behind the path: this app's page has the session. */
  token?: string | undefined;
  merchant: string;
  /** The merchant's template; it is part of the path. */
  template: string;
}

/** The address of the lottery frame. */
export function frameHref(
  query: URLSearchParams,
  { token, merchant, template }: FrameParams,
): string {
  const playType = query.get('playType') === 'ent' ? 'ent' : 'trad';
  const path = `/m/lotto-h5/${encodeURIComponent(template)}/${playType}/games/${encodeURIComponent(query.get('gameId') ?? '')}`;
  return `${path}?${new URLSearchParams({
    ...(token ? { token } : {}),
    merchant,
    css: `${merchant}.css`,
    prize_mode: query.get('prize_mode') ?? '',
  })}`;
}
