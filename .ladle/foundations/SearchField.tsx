interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Filters the rows of a page of the foundations. */
export const SearchField = ({ value, onChange }: Props) => (
  <label className="found-search">
    Search
    <input
      type="search"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
);
