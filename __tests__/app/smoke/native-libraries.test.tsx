import { fireEvent, render, screen } from '@testing-library/react-native';
import { Pressable, Text } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';

function Board() {
  const scale = useSharedValue(1);
  const style = useAnimatedStyle(() => ({ transform: [{ scale: scale.get() }] }));
  const pinch = Gesture.Pinch().onUpdate((event) => scale.set(event.scale));
  return (
    <GestureHandlerRootView>
      <GestureDetector gesture={pinch}>
        <Animated.View testID="board" style={style}>
          <Svg viewBox="0 0 10 10">
            <Circle testID="station" cx={5} cy={5} r={2} />
          </Svg>
        </Animated.View>
      </GestureDetector>
      <Pressable testID="zoom" onPress={() => scale.set(2)}>
        <Text>zoom</Text>
      </Pressable>
    </GestureHandlerRootView>
  );
}

describe('svg, gestures and animation under jest', () => {
  it('draw together, and an animated style follows its shared value', () => {
    jest.useFakeTimers();
    render(<Board />);
    expect(screen.getByTestId('station')).toBeTruthy();
    expect(screen.getByTestId('board')).toHaveAnimatedStyle({ transform: [{ scale: 1 }] });
    fireEvent.press(screen.getByTestId('zoom'));
    jest.runAllTimers();
    expect(screen.getByTestId('board')).toHaveAnimatedStyle({ transform: [{ scale: 2 }] });
  });
});
