export interface PageQuery {
  pageNo?: number;
  pageSize?: number;
}

/** The requested page of a sorted list. */
export function paginate<T>(all: readonly T[], { pageNo = 1, pageSize = 15 }: PageQuery) {
  const from = (pageNo - 1) * pageSize;
  return {
    list: all.slice(from, from + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / pageSize),
    totalCount: all.length,
  };
}
