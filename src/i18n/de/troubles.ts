import type { troubles as shape } from '../en/troubles';

export const troubles: typeof shape = {
  reasons: {
    version: 'Die Versionen von Gerät und Tisch passen nicht zusammen. Aktualisiere die ältere.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr. Bitte um den neuen QR-Code oder die Adresse.',
    'wrong-code':
      'Das ist nicht der Code dieses Tisches. Sieh auf seinen Bildschirm und tippe ihn noch einmal.',
    guarded:
      'Es wurden zu viele falsche Codes getippt. Bitte am Tisch um „Wieder hereinlassen“ oder scanne den QR-Code.',
    locked: 'Der Tisch ist abgeschlossen. Bitte dort ums Aufschließen und tritt dann noch einmal bei.',
    full: 'Alle Plätze sind besetzt. Bitte am Tisch um einen Platz mehr und tritt dann noch einmal bei.',
    started: 'Das Spiel hat schon begonnen. Tritt danach bei, oder sieh hier nur zu.',
    'no-such-device': 'Der Tisch kennt dieses Gerät nicht mehr. Tritt mit dem Code noch einmal bei.',
    busy: 'Gerade stehen zu viele vor der Tür. Warte kurz und tritt noch einmal bei.',
    'too-slow': 'Der Tisch hat zu lange auf dieses Gerät gewartet. Tritt noch einmal bei.',
    'too-large': 'Der Tisch hat dieses Gerät nicht verstanden. Tritt noch einmal bei.',
    'too-fast': 'Der Tisch kam mit diesem Gerät nicht mit. Tritt noch einmal bei.',
    'bad-message':
      'Der Tisch hat dieses Gerät nicht verstanden. Tritt noch einmal bei; passiert es wieder, aktualisiere beide.',
    'bad-box': 'Die Leitung zum Tisch war gestört. Tritt noch einmal bei.',
    replaced:
      'Du spielst an diesem Tisch in einem anderen Fenster dieses Geräts weiter. Mach dort weiter oder komm hierher zurück.',
    removed: 'Der Platz dieses Geräts wurde am Tisch freigegeben. Frag dort und tritt dann noch einmal bei.',
    closed: 'Der Tisch wurde für alle geschlossen. Was dort gespielt wurde, steht im Verlauf.',
    silent: 'Vom Tisch war zu lange nichts zu hören. Komm zurück an den Tisch.',
  },
  refusals: {
    'not-now': 'Das geht gerade nicht.',
    'no-such-seat': 'Diesen Platz gibt es nicht mehr.',
    'seat-taken': 'Jemand war schneller: Der Platz ist besetzt.',
    'too-few-seats': 'Für dieses Spiel sitzen zu wenige am Tisch. Setze jemanden oder einen Computer dazu.',
    'no-such-bot': 'Diesen Computergegner kennt diese Version nicht.',
    'bad-choice': 'Das Gerät des Tisches kennt diesen Plan oder diese Regeln nicht.',
    'not-saved':
      'Es ließ sich nicht speichern, also ist nichts passiert. Schaffe Platz auf dem Gerät und versuche es noch einmal.',
    'not-yours': 'Das kann nur das Gerät, das den Tisch führt.',
  },
  versionHost: 'Am Tisch läuft eine ältere Version von Interchange. Aktualisiere sie dort.',
  versionGuest: 'Auf diesem Gerät läuft eine ältere Version von Interchange. Aktualisiere sie hier.',
  unreached:
    'Dort hat niemand geantwortet. Ist der Tisch auf seinem Bildschirm noch offen? Der QR-Code hat immer die richtige Adresse.',
  notSaved:
    'Der Tisch ließ sich auf diesem Gerät nicht speichern. Schaffe Platz und versuche es noch einmal.',
  noNetwork:
    'Das System lässt dieses Gerät gerade nicht zu anderen. Reihum auf einem Gerät geht es ohne Netz.',
  missing: 'Diesen Tisch gibt es auf diesem Gerät nicht mehr.',
  leftAlone:
    'Eine neuere Version der App hat diesen Tisch gespeichert, oder er ist gerade nicht lesbar. Er bleibt, wie er ist.',
  overtaken: 'Inzwischen wurde etwas anderes gewünscht.',
  unreadable: 'Das ist weder eine Adresse noch eine Einladung. Eine Adresse sieht so aus: 192.168.1.5:4600.',
};
