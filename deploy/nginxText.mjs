/** A variable of this site. Several sites share the namespace of one nginx. */
export const own = ({ name }, variable) => `$${name}_${variable}`;

/** A 404 must not be stored like the file that was there before, so `Cache-Control` is for success only. */
export const addHeaders = (site, headers, indent) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const always = name === 'cache-control' && value !== 'no-store' ? '' : ' always';
      return `add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    })
    .concat(`add_header strict-transport-security ${own(site, 'hsts')} always;`)
    .join(`\n${' '.repeat(indent)}`);
