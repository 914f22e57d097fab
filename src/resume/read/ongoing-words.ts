import { monthLanguages } from './month-names';
import { normalizeText, wordsIn } from './normalize-text';

/** How CVs and LinkedIn say that something goes on, beyond the words for "now" and "today" that `Intl` knows. */
const phrases = `
present, the present, present day, now, right now, current, currently, current position, today, to date, date, this day, ongoing,
on going, in progress, pursuing, underway, continuing, continuous, open, active, still there
aktuell, heute, bis heute, jetzt, laufend, derzeit, gegenwärtig, gegenwart, momentan, dato, andauernd, fortlaufend, aktiv, heutiger tag
aujourd'hui, présent, à présent, maintenant, à ce jour, ce jour, en cours, actuel, actuelle, actuellement, nos jours, en poste, actif, active
actualidad, la actualidad, presente, el presente, hoy, la fecha, fecha, actual, actualmente, ahora, en curso, vigente, activo, activa, momento actual
oggi, ad oggi, in corso, attuale, attualmente, presente, tutt'oggi, ora, adesso
atual, atualmente, atualidade, hoje, agora, o momento, momento, em curso, em andamento, o presente, ativo, ativa, data atual
actualitat, avui, present, actualment
heden, nu, vandaag, huidig, huidige, momenteel, lopend
nuvarande, idag, i dag, pågående, tills vidare, nå, nåværende, nåtid, pågår, dags dato, d.d., nuværende, igangværende
nykyinen, nykyisin, nyt, tänään, jatkuu, nykyhetki, toistaiseksi
obecnie, teraz, dziś, dzisiaj, obecny, nadal, chwili obecnej, trwa
současnost, současnosti, dosud, nyní, dnes, súčasnosť, súčasnosti, doteraz, teraz
prezent, în prezent, azi, astăzi, curent, actual, acum
jelenleg, jelen, most, ma, mai nap, folyamatban, mostanáig
halen, günümüz, bugün, şimdi, devam ediyor, devam, şu an, hâlâ
настоящее время, настоящий момент, сейчас, сегодня, ныне, текущее время, текущий момент, наст время, н.в.
теперішній час, дотепер, тепер, зараз, нині, цей час, сьогодні
сега, днес, настоящем, момента, sadašnjost, danas, trenutno, trenutno zaposlen
σήμερα, παρόν, το παρόν, τώρα, σε εξέλιξη
الآن, حتى الآن, الحاضر, الوقت الحاضر, حاليا, اليوم, مستمر, الوقت الحالي, حتى تاريخه
اکنون, حال, تاکنون, امروز, هم‌اکنون
היום, כיום, הווה, עכשיו, נוכחי, כעת
वर्तमान, वर्तमान में, अब, आज, जारी, अभी
বর্তমান, এখন
saat ini, sekarang, kini, hari ini, masih bekerja
kasalukuyan, ngayon
ปัจจุบัน, ปัจจุบันนี้
hiện tại, hiện nay, nay, đến nay
現在, 現在に至る, 至現在, 継続中, 在職中, 現職, 今, 今日
至今, 现在, 迄今, 今, 目前, 如今, 今天, 现今, 仍在
현재, 재직중, 재직 중, 진행중, 진행 중, 지금
`;

/** Words before such a phrase that only mean "until". */
const untilWords = `
to, until, till, til, up to, bis, bis zum, jusqu'à, jusqu, à, au, hasta, a, al, fino a, fino ad, sino ad, até, ate, até à, fins, tot,
tot op, till och med, fram til, asti, saakka, do, do dnes, až do, până, până în, la, по, до, до сега, до момента, έως, μέχρι, ως,
إلى, حتى, حتي, عד, עד, तक, hingga, sampai, hanggang, đến, จนถึง, ถึง, 至, 到, par
`;

let known: ReadonlySet<string> | undefined;

/** True for a text that says nothing but "present", "heute", "até hoje" or the like. */
export function isOngoingText(normalized: string): boolean {
  known ??= new Set([...listed(phrases), ...nowByIntl()]);
  const words = wordsIn(normalized);
  if (words.length === 0 || /\d/.test(normalized)) return false;
  if (known.has(words.join(' '))) return true;
  // "until" takes at most three words.
  return [1, 2, 3].some(
    (count) => isUntil(words.slice(0, count).join(' ')) && known?.has(words.slice(count).join(' ')) === true,
  );
}

let until: ReadonlySet<string> | undefined;

/** True for "to", "bis", "jusqu'à" and the like in the form of `normalizeText`. */
export function isUntil(words: string): boolean {
  until ??= new Set(listed(untilWords));
  return until.has(words);
}

function nowByIntl(): string[] {
  return monthLanguages.flatMap((language) => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    return [spoken(relative.format(0, 'second')), spoken(relative.format(0, 'day'))];
  });
}

function listed(text: string): string[] {
  return text.split(/[,\n]/).map(spoken).filter(Boolean);
}

function spoken(text: string): string {
  return wordsIn(normalizeText(text)).join(' ');
}
