import { fireEvent, renderHook, screen, within } from '@testing-library/react-native';
import type { LayoutChangeEvent, ScrollView } from 'react-native';
import { RulesScreen } from '@/features/rules/rules-screen';
import { useScrollToRule } from '@/features/rules/use-scroll-to-rule';
import { METRO_X_CHAPTERS } from '@/i18n';
import { startGame } from '@/store/table-thunks';
import { rulesIds } from '@/ui/test-ids';
import { query } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

const RULES = Object.values(METRO_X_CHAPTERS).flat();

beforeEach(() => {
  for (const key of Object.keys(query)) Reflect.deleteProperty(query, key);
});

const layout = (y: number) =>
  ({ nativeEvent: { layout: { x: 0, y, width: 300, height: 200 } } }) as LayoutChangeEvent;

describe('rules', () => {
  it('explains every rule from MX-1 to MX-19 once', async () => {
    expect([...RULES].sort()).toEqual(Array.from({ length: 19 }, (_, index) => `MX-${index + 1}`).sort());
    renderScreen(<RulesScreen />, await makeLoadedStore());
    for (const rule of RULES) expect(screen.getByTestId(rulesIds.rule(rule))).toHaveTextContent(/\S/);
    expectNamedTargets();
  });

  it('[MX-10] speaks the words of the edition that is chosen', async () => {
    renderScreen(<RulesScreen />, await makeLoadedStore());
    const text = (rule: string) => within(screen.getByTestId(rulesIds.rule(rule)));
    expect(text('MX-5').getByText(/empty train car window.*cross off/)).toBeTruthy();
    expect(text('MX-10').getByText(/may cross off fewer/)).toBeTruthy();
    fireEvent.press(screen.getByTestId(rulesIds.edition('okazu')));
    expect(text('MX-5').getByText(/empty indicator space.*circle one/)).toBeTruthy();
    expect(text('MX-10').getByText(/may not circle fewer/)).toBeTruthy();
    expect(text('MX-11').getByText(/crown number.*diamond/)).toBeTruthy();
  });

  it('opens with the edition that was played last', async () => {
    const made = await makeLoadedStore();
    await made.store.dispatch(startGame({ game: 'metro-x', options: { map: 'tokyo', edition: 'okazu' } }));
    renderScreen(<RulesScreen />, made);
    expect(screen.getByTestId(rulesIds.edition('okazu'))).toBeChecked();
  });

  it('marks the rule that a refusal named', async () => {
    Object.assign(query, { rule: 'MX-10', edition: 'okazu' });
    renderScreen(<RulesScreen />, await makeLoadedStore());
    const panel = screen.getByTestId(rulesIds.rule('MX-10'));
    expect(within(panel).getByText('You came for this rule')).toBeTruthy();
    expect(screen.getAllByText('You came for this rule')).toHaveLength(1);
    expect(screen.getByTestId(rulesIds.edition('okazu'))).toBeChecked();
  });

  it('ignores a rule and an edition that do not exist', async () => {
    Object.assign(query, { rule: 'MX-99', edition: 'atlantis' });
    renderScreen(<RulesScreen />, await makeLoadedStore());
    expect(screen.queryByText('You came for this rule')).toBeNull();
    expect(screen.getByTestId(rulesIds.edition('gamewright'))).toBeChecked();
  });
});

describe('useScrollToRule', () => {
  it.each([
    ['rule', 'chapter'],
    ['chapter', 'rule'],
  ] as const)('scrolls once, when %s and then %s are laid out', (first, second) => {
    const { result } = renderHook(useScrollToRule);
    const scrollTo = jest.fn();
    result.current.scroll.current = { scrollTo } as unknown as ScrollView;
    result.current.place(first, layout(900));
    expect(scrollTo).not.toHaveBeenCalled();
    result.current.place(second, layout(2000));
    result.current.place(second, layout(2100));
    expect(scrollTo.mock.calls).toEqual([[{ y: 2884, animated: false }]]);
  });
});
