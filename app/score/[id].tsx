export { ScoreScreen as default } from '@/features/score/score-screen';
