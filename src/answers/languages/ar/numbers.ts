import { none } from '../any-language';
import type { NumberWords } from '../numbers';

export const numbers: NumberWords = {
  numbers:
    'اثنان/اثنين ثلاثه/ثلاث اربعه/اربع خمسه/خمس سته/ست سبعه/سبع ثمانيه/ثماني/ثمان تسعه/تسع عشره/عشر - - - - - - - - - عشرون/عشرين ثلاثون/ثلاثين اربعون/اربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين مييه/مايه',
  alone: { سنه: 1, سنتين: 2 },
  unitsFirst: none,
  scales: [],
};
