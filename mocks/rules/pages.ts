export interface PageOf {
  pageNo?: number;
  pageSize?: number;
}

/** The asked page of a list that is already in order. */
export function pageOf<T>(all: readonly T[], { pageNo = 1, pageSize = 15 }: PageOf) {
  const from = (pageNo - 1) * pageSize;
  return {
    list: all.slice(from, from + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / pageSize),
    totalCount: all.length,
  };
}
