import './Segmented.css';
import { Tabs, type TabsProps } from './Tabs';

/** Two to four options of equal width. */
export function Segmented(props: TabsProps) {
  return <Tabs {...props} variant="segmented" />;
}
