import { View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import Svg, { Circle } from 'react-native-svg';

export default function Home() {
  const x = useSharedValue(0);
  const moved = useAnimatedStyle(() => ({ transform: [{ translateX: x.get() }] }));
  return (
    <View testID="home.screen">
      <GestureDetector gesture={Gesture.Pan().onUpdate((event) => x.set(event.translationX))}>
        <Animated.View style={moved}>
          <Svg width={40} height={40}>
            <Circle cx={20} cy={20} r={20} />
          </Svg>
        </Animated.View>
      </GestureDetector>
    </View>
  );
}
