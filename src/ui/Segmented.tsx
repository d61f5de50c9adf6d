import './Segmented.css';
import { Tabs, type TabsProps } from './Tabs';

/** Two to four equal choices in one well. */
export function Segmented(props: TabsProps) {
  return <Tabs {...props} look="segmented" />;
}
