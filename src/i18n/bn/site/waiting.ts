import type es from '../../es/site/waiting';
import type { Translation } from '../../translation';

export default {
  read: 'সার্ভার সাড়া দিতে সময় নিচ্ছে। আমরা অপেক্ষা করছি।',
  command: 'আপনার অনুরোধে সময় লাগছে। অপেক্ষা বন্ধ করলেও এটি সম্পন্ন হতে পারে।',
  look: 'উত্তর পৌঁছায়নি। কাজটি হয়েছে কি না আমরা দেখছি: আবার পাঠাবেন না।',
  stop: 'অপেক্ষা বন্ধ করুন',
  now: 'এখন দেখুন',
  show: 'রেকর্ড দেখুন',
  close: 'বন্ধ করুন',
  arrived: 'কাজটি হয়েছে।',
  missing: 'কাজটি হয়নি। আপনি আবার করতে পারেন।',
  unchecked: 'কাজটি হয়েছে কি না এখনো জানা যায়নি: আবার করবেন না। আমরা দেখছি।',
  command_agent: 'কমিশন দাবি',
  command_agentTransfer: 'সদস্যদের কাছে স্থানান্তর',
  command_bankCard: 'নতুন ব্যাংক অ্যাকাউন্ট',
  command_bonus: 'বোনাস ছেড়ে দেওয়া',
  command_deposit: 'জমা বাতিল',
  command_feedback: 'সহায়তার কাছে প্রশ্ন',
  command_order: 'লটারির টিকিট',
  command_promotion: 'প্রমোশন',
  command_rebate: 'রিবেট দাবি',
  command_reward: 'পুরস্কার দাবি',
  command_vip: 'ভিআইপি বোনাস দাবি',
  command_walletTransfer: 'ওয়ালেটের মধ্যে স্থানান্তর',
  command_withdraw: 'উত্তোলন বাতিল',
} satisfies Translation<typeof es>;
