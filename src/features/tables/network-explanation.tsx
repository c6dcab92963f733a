import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/panel';
import { Txt } from '@/ui/txt';

interface Props {
  readonly ids: { readonly panel: string; readonly go: string };
  readonly text: string;
  readonly go: string;
  readonly onGo: () => void;
}

/** Said once, before the system asks for the local network: who knows why says yes. */
export function NetworkExplanation({ ids, text, go, onGo }: Props) {
  const t = useTexts();
  return (
    <Panel testID={ids.panel}>
      <Txt variant="heading">{t.tables.networkTitle}</Txt>
      <Txt>{text}</Txt>
      <Button testID={ids.go} title={go} kind="primary" onPress={onGo} />
    </Panel>
  );
}
