/** An address with parameters, or the path alone without any. For browsers without `URLSearchParams.size`. */
export function withQuery(path: string, query: URLSearchParams) {
  const text = String(query);
  return text ? `${path}?${text}` : path;
}
