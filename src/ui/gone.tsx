import { useRouter } from 'expo-router';
import { Button } from './button';
import { Notice } from './notice';
import { Screen } from './screen';

interface Props {
  readonly ids: {
    readonly gone: string;
    readonly message: string;
    readonly home: string;
    readonly history: string;
  };
  readonly title: string;
  /** What happened to it. */
  readonly text: string;
  /** What the ways out are called. */
  readonly ways: { readonly home: string; readonly history: string };
}

/** A page whose game cannot be shown: why, the way home, and the way to the games that are there. */
export function Gone({ ids, title, text, ways }: Props) {
  const router = useRouter();
  return (
    <Screen testID={ids.gone} title={title}>
      <Notice testID={ids.message} tone="danger" text={text} />
      <Button testID={ids.home} kind="primary" title={ways.home} onPress={() => router.dismissTo('/')} />
      <Button testID={ids.history} title={ways.history} onPress={() => router.replace('/history')} />
    </Screen>
  );
}
