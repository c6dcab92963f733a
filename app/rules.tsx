export { RulesScreen as default } from '@/features/rules/rules-screen';
