interface Reply {
  pageNum?: number | undefined;
  totalPages?: number | undefined;
}

interface Requested {
  pageNo: number;
  pageSize: number;
}

/** Without the number of pages, the last page is the one with fewer rows than requested. */
export const hasMorePages = (
  { pageNum, totalPages }: Reply,
  rows: readonly unknown[],
  { pageNo, pageSize }: Requested,
) => (totalPages === undefined ? rows.length >= pageSize : (pageNum ?? pageNo) < totalPages);
