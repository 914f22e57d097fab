import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longestWord, nameWidth, nameWidths } from '../../../src/page/name-size';

/** Family names of thirty countries, a line each. */
const families = `
Falkenstein Wolfeschlegelstein Oberhuber Schwarzenegger Leutheusser-Schnarrenberger Müller-Lüdenscheidt Kirchgeßner Hohenzollern-Sigmaringen
Dubois Lefebvre Beauregard Vandenbroucke Saint-Exupéry Archambault Desrosiers Montmorency
García Rodríguez Etxeberria Goikoetxea Iñárritu Fernández-Villaverde Zumalacárregui Urruticoechea
Silva Gonçalves Vasconcelos Albuquerque Figueiredo Guimarães Nascimento Cavalcanti
Rossi Giancristofaro Quattrocchi Bevilacqua Mastrantonio Montefusco Passalacqua Santangelo
Papadopoulos Papadimitropoulou Anagnostopoulos Hatzigiannakis Konstantinidou Triantafyllou Παπαδημητρίου Αναγνωστόπουλος
Kowalski Szczepaniak Brzęczyszczykiewicz Wiśniewska Przybyszewski Krzyżanowska Grzegorzewska Dzierżyński
Novák Svobodová Procházková Navrátilová Křížková Zahradníčková Vondráčková Dvořáčková
Kováč Hviezdoslav Országh Krajčírová Székelyová Hlaváčová Štefánik Moyzesová
Nagy Szentgyörgyi Székelyhidi Hegedüsné Csikszentmihalyi Böszörményi Kisfaludy Vörösmarty
Popescu Constantinescu Dumitrescu Teodorescu Alexandrescu Brâncoveanu Stroescu Hașdeu
Ivanov Преображенский Рождественская Богоявленский Воскресенская Достоевский Вознесенский Милославская
Шевченко Хмельницький Тимошенко Кривоніс Вишневецький Остроградський Данилишин Довженко
Димитров Константинов Каравелов Хаджидимитрова Стамболийски Раковски Софрониев Златаров
Jovanović Stojanović Karađorđević Hadžibegić Zmajević Strossmayer Krleža Ćosić
Virtanen Hämäläinen Lappalainen Kekkonen Mannerheim Wickström Koskenniemi Rautavaara
Johansson Söderström Gyllenstierna Oxenstierna Natt-och-Dag Lagerkvist Björnstjerna Wallenberg
Hansen Kristoffersen Bjørnstjerne Haraldsdóttir Guðmundsdóttir Þorvaldsdóttir Sigurðardóttir Vilhjálmsdóttir
Vandersteen Oudenhoven Schimmelpenninck Koningsbruggen Groenewegen Westerterp Kwakernaak Zonneveld
O’Shaughnessy MacGillycuddy Fitzwilliam Featherstonehaugh Cholmondeley Wolstenholme Throckmorton Kirkpatrick
Yılmaz Karaosmanoğlu Büyükanıt Kılıçdaroğlu Hacıosmanoğlu Çağlayangil Öztürk Gökçek
الزهراني الحدّاد عبدالرحمن القحطاني المنصوري الأنصاري الشهرستاني حمدان
כהן בן־שלום רבינוביץ׳ אבוטבול ירושלמי פרידמן ויסמן שפירא
محمدی حسینی‌نژاد طباطبایی رفسنجانی خامنه‌ای ابوالحسنی فرخزاد مصدق
Venkatanarasimharajuvaripeta Krishnamurthy Ramasubramanian Balasubrahmanyam Chattopadhyay Mukhopadhyay राधाकृष्णन त्रिपाठी
Wickramasinghe Rajapaksa Jayawardhana Bandaranaike Senanayake Kumaratunga Amarasekara Gunawardana
Srisai Shinawatra Vejjajiva ชินวัตร เวชชาชีวะ จันทร์โอชา Rattanakosin Chulalongkorn
Nguyễn Phương Trương Huỳnh Dương Hoàng Phạm Nghiêm
望月 山田 長谷川 勅使河原 小比類巻 李 欧阳 김
Razafindrakoto Andrianampoinimerina Rakotomalala Ratsimandrava Okonkwo Oluwaseun Chukwuemeka Nwachukwu`
  .trim()
  .split(/\s+/);

describe('the size of a name', () => {
  it('has room for each of two hundred family names', () => {
    expect(families.length).toBeGreaterThanOrEqual(200);
    for (const family of families)
      expect(nameWidth(family) ?? 5.2).toBeGreaterThanOrEqual(longestWord(family));
  });

  it('follows the longest word, not the whole name', () => {
    expect(nameWidth('Ada Byron King Noel Lovelace')).toBe(nameWidth('Lovelace'));
    expect(nameWidth('Dr. Maximilian von Falkenstein')).toBe(nameWidth('Falkenstein'));
  });

  it('counts a hyphen to the word before it', () => {
    expect(longestWord('Leutheusser-Schnarrenberger')).toBe(longestWord('Schnarrenberger'));
    expect(longestWord('Ann-Bo')).toBe(longestWord('Ann-'));
  });

  it('is the full one for a short name in any script', () => {
    for (const name of ['Ode', '望月 千尋', 'عمر خيام', 'נועם כהן']) expect(nameWidth(name)).toBeUndefined();
  });

  it('has a class for each step in the style sheet, and no other', () => {
    const css = readFileSync('src/page/sections/ProfileCard.css', 'utf8');
    const steps = [...css.matchAll(/__name--(\d+) \{\s*--longest: (\d+);/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(steps).toEqual(nameWidths.map((step) => [String(step), String(step)]));
  });
});
