import { HeaderSearch } from './HeaderSearch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { SidePanel } from './SidePanel.tsx';

const parts = { search: HeaderSearch, panel: SidePanel, menu: MobileMenu };

type OpenPartProps = { part: keyof typeof parts; onClose: () => void };

export function OpenPart({ part, onClose }: OpenPartProps) {
  const Part = parts[part];
  return <Part onClose={onClose} />;
}
