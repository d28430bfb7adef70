import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RowAction } from '../../../shared/rows.ts';
import { editText as text } from './text.ts';

const actions = ['up', 'down', 'remove'] as const satisfies RowAction[];

export const RowMenu = ({
  anchor,
  onClose,
  onChoose,
}: {
  anchor: HTMLElement;
  onClose: () => void;
  onChoose: (action: RowAction) => void;
}) => (
  <Menu disablePortal open anchorEl={anchor} onClose={onClose} transitionDuration={0}>
    {actions.map((action) => (
      <MenuItem key={action} onClick={() => onChoose(action)}>
        {text.rowActions[action]}
      </MenuItem>
    ))}
  </Menu>
);
