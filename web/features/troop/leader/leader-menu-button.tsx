import { LogOut, MoreVertical, ShieldCheck, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import type { LedTroop } from '#domain/contract/troop/leader.ts';
import { OWN_SCREENS } from '#domain/rules/platform/screens.ts';
import { paths } from '#web/app/paths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { troopName } from '#words/office/troops.ts';
import * as words from '#words/troop/leader.ts';

export type LeaderMenuButtonProps = {
  troops: readonly LedTroop[];
  isLeaving: boolean;
  onLogOut: () => void;
};

/** Actions that are not about scouts: families, the own account, and logging out. */
export function LeaderMenuButton({ troops, isLeaving, onLogOut }: LeaderMenuButtonProps) {
  const [, navigate] = useLocation();
  return (
    <Menu
      trigger={
        <IconButton
          variant="secondary"
          label={words.menu}
          icon={<MoreVertical className="size-5" />}
          pending={isLeaving}
        />
      }
    >
      {troops.map((troop) => (
        <MenuItem
          key={troop.id}
          icon={<Users aria-hidden="true" className="size-5" />}
          onSelect={() => navigate(paths.ownFamilies(troop.id))}
        >
          {troops.length === 1 ? words.families : words.familiesOf(troopName(troop))}
        </MenuItem>
      ))}
      <MenuItem
        icon={<ShieldCheck aria-hidden="true" className="size-5" />}
        onSelect={() => navigate(OWN_SCREENS.leaderSecurity)}
      >
        {words.security}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" className="size-5" />} onSelect={onLogOut}>
        {words.logOut}
      </MenuItem>
    </Menu>
  );
}
