interface Site {
  token: string;
  merchant: string;
  /** The merchant's look, which the path names. */
  template: string;
}

const part = (text: string) => encodeURIComponent(text);

/** The address of the frame. The token in it is what the platform asks for; see the page's policy. */
export function frameHref(query: URLSearchParams, { token, merchant, template }: Site): string {
  const playType = query.get('playType') === 'ent' ? 'ent' : 'trad';
  const path = `/m/lotto-h5/${part(template)}/${playType}/games/${part(query.get('gameId') ?? '')}`;
  return `${path}?${new URLSearchParams({
    token,
    merchant,
    css: `${merchant}.css`,
    prize_mode: query.get('prize_mode') ?? '',
  })}`;
}
