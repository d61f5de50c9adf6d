interface MatchRequest {
  id: number;
  pattern: string;
  text: string;
}

function fits({ pattern, text }: MatchRequest) {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data }: MessageEvent<MatchRequest>) => {
  postMessage({ id: data.id, fits: fits(data) });
});
postMessage({ id: 0 });
