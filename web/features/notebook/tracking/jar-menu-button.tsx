import { CalendarPlus, MoreHorizontal, Stamp, Volume2 } from 'lucide-react';
import { checkCalendar } from '#domain/rules/notebook/check-calendar.ts';
import { thisMoment } from '#web/lib/dates.ts';
import { downloadText } from '#web/lib/download.ts';
import { useLocalFlag } from '#web/lib/local-flag.ts';
import { useToday } from '#web/lib/use-today.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuCheckItem, MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import * as words from '#words/notebook/rhythm.ts';
import * as stamps from '#words/notebook/stamps.ts';

export type JarMenuButtonProps = {
  projectId: string;
  /** As it was typed. */
  inWaterSince: string | null;
  nextCheck: string | null;
  /** True when the stamps stand with their days. */
  hasDays: boolean;
  onDays: (hasDays: boolean) => void;
};

/** Rare things: the days of the stamps, coming checks for a calendar (PRODUCT.md#the-weekly-rhythm), sounds. */
export function JarMenuButton(props: JarMenuButtonProps) {
  const { projectId, inWaterSince, nextCheck, hasDays, onDays } = props;
  const [areSoundsOff, setSoundsOff] = useLocalFlag('soundsAreOff');
  const today = useToday();
  const save = (next: string, since: string) => {
    const checks = {
      projectId,
      nextCheck: next,
      inWaterSince: since,
      today,
      now: thisMoment(),
      summary: words.calendarSummary,
    };
    downloadText('check-the-cuttings.ics', 'text/calendar;charset=utf-8', checkCalendar(checks));
    toast({ title: words.calendarTitle, description: words.calendarText });
  };
  return (
    <Menu trigger={<IconButton label={words.more} icon={<MoreHorizontal className="size-5" />} />}>
      <MenuItem icon={<Stamp aria-hidden="true" className="size-5" />} onSelect={() => onDays(!hasDays)}>
        {hasDays ? stamps.hideDays : stamps.showDays}
      </MenuItem>
      {nextCheck && inWaterSince && (
        <MenuItem
          icon={<CalendarPlus aria-hidden="true" className="size-5" />}
          onSelect={() => save(nextCheck, inWaterSince)}
        >
          {words.addToCalendar}
        </MenuItem>
      )}
      <MenuCheckItem
        icon={<Volume2 aria-hidden="true" className="size-5" />}
        isChecked={!areSoundsOff}
        onChange={(areOn) => setSoundsOff(!areOn)}
      >
        {words.sounds}
      </MenuCheckItem>
    </Menu>
  );
}
