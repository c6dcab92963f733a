import { setUpTests } from 'react-native-reanimated';

jest.mock('react-native-worklets', () => jest.requireActual<object>('react-native-worklets/lib/module/mock'));

setUpTests();
