export { NewGameScreen as default } from '@/features/new-game/new-game-screen';
