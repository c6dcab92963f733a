/**
 * What Detox needs in the Android project, after its setup guide. Off unless DETOX=1, so that an app for players
 * carries nothing of it. iOS needs nothing: Detox brings its framework along at run time.
 */
const { mkdirSync, writeFileSync } = require('fs');
const path = require('path');
const plugins = require('expo/config-plugins');

/** Gradle files are text; a template that lost its anchor must fail loudly, not build an app without Detox. */
function insertAfter(text, anchor, lines) {
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`with-detox: "${anchor}" is not in the Gradle file any more.`);
  const end = at + anchor.length;
  return `${text.slice(0, end)}\n${lines.join('\n')}${text.slice(end)}`;
}

const withRepository = (gradle) =>
  insertAfter(gradle, 'allprojects {\n  repositories {', [
    '    maven { url("$rootDir/../node_modules/detox/Detox-android") }',
  ]);

function withInstrumentation(gradle) {
  const configured = insertAfter(gradle, 'defaultConfig {', [
    "        testBuildType System.getProperty('testBuildType', 'debug')",
    "        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'",
  ]);
  return insertAfter(configured, '\ndependencies {', ["    androidTestImplementation('com.wix:detox:+')"]);
}

const testClass = (name) => `package ${name};

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;
import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> activityRule = new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void runDetoxTests() {
        DetoxConfig config = new DetoxConfig();
        config.idlePolicyConfig.masterTimeoutSec = 90;
        config.idlePolicyConfig.idleResourceTimeoutSec = 60;
        config.rnContextLoadTimeoutSec = 180;
        Detox.runTests(activityRule, config);
    }
}
`;

const NETWORK = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
    <domain-config cleartextTrafficPermitted="true">
        <domain includeSubdomains="true">10.0.2.2</domain>
        <domain includeSubdomains="true">localhost</domain>
    </domain-config>
</network-security-config>
`;

function write(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function addFiles(config) {
  const main = path.join(config.modRequest.platformProjectRoot, 'app/src');
  const name = config.android.package;
  write(path.join(main, 'androidTest/java', ...name.split('.'), 'DetoxTest.java'), testClass(name));
  write(path.join(main, 'main/res/xml/network_security_config.xml'), NETWORK);
  return config;
}

const edit = (change) => (config) => {
  config.modResults.contents = change(config.modResults.contents);
  return config;
};

module.exports = function withDetox(config) {
  if (process.env.DETOX !== '1') return config;
  const withGradle = plugins.withProjectBuildGradle(config, edit(withRepository));
  const withApp = plugins.withAppBuildGradle(withGradle, edit(withInstrumentation));
  const withManifest = plugins.withAndroidManifest(withApp, (result) => {
    const application = plugins.AndroidConfig.Manifest.getMainApplicationOrThrow(result.modResults);
    application.$['android:networkSecurityConfig'] = '@xml/network_security_config';
    return result;
  });
  return plugins.withDangerousMod(withManifest, ['android', addFiles]);
};
