/** Opens the print dialog of the browser, which can also save the page as a PDF. */
export const printPage = () => window.print();
