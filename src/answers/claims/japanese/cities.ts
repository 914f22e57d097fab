/** Places that Japanese writes in kanji, and what CVs in Latin letters call them; folded, without blanks. */
export const cities: ReadonlyMap<string, readonly string[]> = new Map(
  `日本 japan japon|東京 tokyo tokio|大阪 osaka|京都 kyoto kioto|横浜 yokohama|名古屋 nagoya|神戸 kobe|札幌 sapporo|仙台 sendai|福岡 fukuoka|
広島 hiroshima|奈良 nara|沖縄 okinawa|北海道 hokkaido|千葉 chiba|埼玉 saitama|静岡 shizuoka|新潟 niigata|金沢 kanazawa|長崎 nagasaki|熊本 kumamoto|
鹿児島 kagoshima|岡山 okayama|川崎 kawasaki|筑波 tsukuba|岐阜 gifu|三重 mie|滋賀 shiga|長野 nagano|群馬 gunma|栃木 tochigi|茨城 ibaraki|銀座 ginza|渋谷 shibuya|新宿 shinjuku|
中国 china chine|台湾 taiwan|台北 taipei|韓国 korea coree corea|北京 beijing pekin|上海 shanghai|香港 hongkong|英国 unitedkingdom uk england britain royaume-uni|
米国 unitedstates usa etats-unis vereinigtestaaten estadosunidos|豪州 australia|欧州 europ|南米 southamerica|北米 northamerica|東南アジア asia`
    .split('|')
    .map((line) => line.trim().split(' '))
    .map(([name = '', ...others]): [string, string[]] => [name, others]),
);
