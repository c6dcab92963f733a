import { Camera, CameraView } from 'expo-camera';
import { StyleSheet } from 'react-native';

import type { Scanner, ScannerViewProps } from '@/store/scanner';

function QrCamera({ testID, label, onText, onFailed }: ScannerViewProps) {
  return (
    <CameraView
      testID={testID}
      accessible
      accessibilityLabel={label}
      facing="back"
      barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
      onBarcodeScanned={({ data }) => onText(data)}
      onMountError={onFailed}
      style={styles.fill}
    />
  );
}

export const scanner: Scanner | null = {
  ask: async () => {
    try {
      return (await Camera.requestCameraPermissionsAsync()).granted ? 'granted' : 'refused';
    } catch {
      return 'refused';
    }
  },
  View: QrCamera,
};

const styles = StyleSheet.create({ fill: { flex: 1 } });
