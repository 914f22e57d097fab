import { makerOf } from '../models/known/maker';
import { ofEach } from '../answers/languages/pack-parts';
import { sections } from '../answers/languages/ja/sections';
import { datesIn, formatDuration } from '../resume/format-duration';
import type { AssistantWords, SiteWords } from './en';

const orWriteTo = '[{ownerEmail}にメールで知らせることもできます。]';

const list = new Intl.ListFormat('ja', { type: 'conjunction' });

export const site: SiteWords = {
  page: {
    skipLink: '履歴書の本文へ移動',
    openAssistant: 'アシスタントを開く',
    assistantIsAi: 'この履歴書についての質問に答えるAIアシスタント',
    askAbout: (firstName) => `${firstName}さんについて質問する`,
    askButton: '質問する',
    askHint: 'この履歴書をもとに、出典つきですぐに答えます。',
    askLocalHint: '許可すれば、AIモデルをお使いのブラウザーで動かせます。',
    assistantNotLoaded:
      'アシスタントを読み込めませんでした。接続を確認してから、もう一度ボタンをクリックしてください。必要な場合はページが再読み込みされます。',
    assistantMissing: (command) =>
      `アシスタントが読み込まれていません。ファイルとして開いたページでは、「${command}」を実行すると表示されます。`,
    assistantTooOld:
      'お使いのブラウザーは古いため、アシスタントを利用できません。Chrome 110、Edge 110、Firefox 121、Safari 16.4以降が必要です。履歴書はアシスタントがなくてもご覧いただけます。',

    panel: {
      open: 'アシスタントのしくみ',
      close: 'パネルを閉じる',
      builtFor: 'このサイトが想定する実行環境',
      model: 'モデル',
      privacy: {
        title: 'プライバシー',
        policy:
          'この一覧は、このサイトのセキュリティポリシーと同じ設定から作られています。ブラウザーはそのポリシーに従い、このページからほかのホストへのリクエストを遮断します。このサイトはCookieを使わず、アクセス数も数えません。',
        hosts: '情報の送信先',
        names: { gets: '送られる情報', when: 'タイミング', why: '目的' },
        withAddress: (what) => `${what}、お使いのネットワークアドレス、このサイトのアドレス`,
        ownServer: 'このサイトのサーバー',

        page: {
          gets: 'お使いのネットワークアドレスと、読み込むファイル（どのウェブサイトでも同じです）',
          when: 'ページを開いたときと、アシスタントを使おうとしたとき',
          why: 'ページを表示し、アシスタントを読み込むため。サーバーの運営者がログを保存することがあります。',
        },

        computer: {
          when: '質問のたび。履歴書の本文は、入力を始めたときにも送られます。',
          here: (model, server) => `お使いのコンピューターの${server}で、${model}が回答します。`,
          there: (model, server) =>
            `このサーバーの${server}で、${model}が回答します。送信の前に、チャットがこのサーバーの名前を示します。`,
          ollamaCloud: 'モデルはOllamaのクラウドで動き、会話と履歴書の本文はそこに送られます。',
        },

        hosted: {
          gets: '会話と履歴書の本文',
          when: '質問のたび。メッセージがこの端末の外に送信されることを、チャットが先にお知らせします。',
          whenInstead:
            'この端末でモデルが動かない場合に、質問のたび。メッセージがこの端末の外に送信されることを、チャットが先にお知らせします。この端末で始めた会話は、クリックして同意いただいてから送信します。',
          router: (model, provider) =>
            `オンラインのモデル（${model}）が回答します。メッセージは、Hugging Faceから${provider ?? 'Hugging Faceが選ぶ事業者'}に渡されます。`,
          endpoint: (model) =>
            `オンラインのモデル（${model}）が回答します。メッセージがどこに渡されるかは、このサーバーの運営者が知っています。`,
        },

        files: {
          gets: 'ファイルの名前',
          when: '「ダウンロードしてここで実行」をクリックした後',
          weights: 'ブラウザーの中で回答するモデルのファイルを受け取るため。メッセージは送信されません。',
          library: 'お使いのGPUでモデルを動かすプログラムを受け取るため。メッセージは送信されません。',
        },

        stored: 'このブラウザーに残るもの',
        storedNames: { what: '内容', until: '残る期間' },
        conversations: {
          name: '会話',
          what: 'メモリーの中だけに置かれます。ページが自動で再読み込みされる間は、入力欄の文章がタブの履歴に残ります。',
          until: 'タブを閉じるか再読み込みするまで',
        },
        keptConversations: {
          what: '会話と入力欄の文章。このサイトの別のページを開いたときに続けるためのもので、どこにも送信されません。',
          until: 'タブを閉じるまで',
        },
        models: {
          what: 'ダウンロードしたモデルのファイルと、その一覧',
          until: '上の「削除」をクリックするか、このサイトのデータを消すまで',
        },
        offline: {
          what: 'ネットワークなしで使うための、サイト自体のファイルとService Worker',
          until: 'このサイトのデータを消すまで。ここでモデルを一度動かした後にだけ残ります。',
        },
        loading: {
          what: '起動中のモデルの名前（クラッシュに気づくため）',
          until: 'モデルが起動するまで',
        },
        choice: 'ここでモデルを動かさないと選んだ場合に、何が回答するか',
        failuresToo: (choice) => `${choice}。ブラウザー内蔵のモデルを起動できなかった回数`,
      },
      notices: '第三者のソフトウェアに関する表示',
      builtForHosted: 'オンラインのモデル',
      builtForBrowser: '閲覧する方のブラウザー',
      chosenByDevice: '端末の性能に合わせて選んだQwenのモデル',
    },

    embed: {
      blocked: 'このページではアシスタントを表示できませんでした。',
      openAlone: '別のタブで開く',
    },

    notFound: {
      title: 'このアドレスにページはありません',
      home: (name) => `${name}さんの履歴書へ`,
    },

    languages: {
      label: '言語',
      offer: 'このページは日本語でもご覧いただけます。',
      switch: '日本語で読む',
      dismiss: '閉じる',
    },

    portrait: (name) => `${name}さんの写真`,
    ask: (firstName) => `${firstName}さんのAIアシスタントに質問する`,
    askMe: '履歴書について何でも聞いてください',
    saveContact: '連絡先を保存',
    downloadPdf: 'PDFをダウンロード',
    print: '印刷またはPDFとして保存',

    contents: '目次',
    earlierPosts: (count) => `以前の職歴${count}件`,
    moreSkills: (count) => `ほか${count}件`,
    expand: 'もっと見る',
    collapse: '折りたたむ',
    course: '講座を見る',
  },

  resume: {
    headings: /* @__PURE__ */ ofEach(sections, 'heading'),
    entryOfSection: (heading, title) => `${heading}：${title}`,
    language: (name, fluency) => (fluency ? `${name}（${fluency}）` : name),
    lastUpdated: (date) => `最終更新：${date}`,

    profile: 'プロフィール',
    contact: '連絡先',
    contacts: { location: '所在地', email: 'メール', phone: '電話', website: 'ウェブサイト' },

    // Written without the spaces of Intl.
    dates: {
      .../* @__PURE__ */ datesIn('ja', '現在'),
      duration: (years, months) => formatDuration(years, months, 'ja').replaceAll(' ', ''),
    },

    plainText: 'プレーンテキスト',

    greeting: (firstName, headings) =>
      `こんにちは！ ${firstName}さんのAIアシスタントです。${firstName}さんのプロフィール${headings.length > 0 ? `（${headings.join('、')}）` : ''}についてのご質問にお答えします。何をお知りになりたいですか。`,

    questions: {
      job: (firstName, employer, current) =>
        current
          ? `${firstName}さんは${employer}でどんな仕事をしていますか`
          : `${firstName}さんは${employer}でどんな仕事をしていましたか`,
      skill: (firstName, skill) => `${firstName}さんは${skill}についてどのくらい詳しいですか`,
      teachings: (firstName) => `${firstName}さんはどんな授業を担当していますか`,
      education: (firstName) => `${firstName}さんはどこで学びましたか`,
      contact: (firstName) => `${firstName}さんに連絡するにはどうすればよいですか`,
    },
  },
};

/** The last sentence of an action that only the owner of the site can take. */

const webllm: AssistantWords['backends']['webllm'] = {
  whereItRuns: 'このブラウザーで実行',
  endingStopped: '停止した回答を終了しています',
  failures: {
    'device-unsupported': `このブラウザーでは、この端末でモデルを動かせません。\nGPUを備えたパソコンの最新のChromeまたはEdgeなら動かせます。${orWriteTo}`,
    'download-failed':
      'モデルをダウンロードできませんでした。\n接続を確認して、もう一度お試しください。すでにダウンロードした部分は残っています。',
    'storage-full':
      'モデルのための十分な空き容量がありません。\nこの端末の空き容量を増やしてから、もう一度お試しください。',
    'storage-unavailable':
      'ブラウザーが、このサイトによるモデルの保存を許可していません。\nプライベートウィンドウや、サイトデータのブロックが原因の可能性があります。保存を許可して、もう一度お試しください。',
    'load-failed':
      'モデルを起動できませんでした。\nページを再読み込みして、もう一度お試しください。それでも直らない場合は、先にこの端末からモデルを削除してください。',
    'out-of-memory':
      'GPUのメモリーが足りなくなりました。\nGPUを使っているほかのタブやプログラムを閉じてから、もう一度お試しください。',
    'device-lost':
      'ブラウザーがGPUを使えなくなり、モデルも停止しました。\nもう一度お試しください。モデルは新たに読み込まれ、再ダウンロードは不要です。',
    'worker-crashed':
      'モデルを動かすページの一部が停止しました。\nもう一度お試しください。モデルは新たに読み込まれ、再ダウンロードは不要です。',
    'context-too-long':
      'プロフィールと質問を合わせると、このモデルの読める長さを超えます。\n質問を短くしてください。このチャットの以前のメッセージは、すでに省かれています。',
    'load-cancelled':
      'モデルは起動されませんでした。\n起動するには、もう一度お試しください。すでにダウンロードした部分は、削除しないかぎり残ります。',
    'corrupt-file':
      'サーバーから、モデルの破損したファイルが繰り返し届いています[：{detail}]。\n後でもう一度お試しください。すでにダウンロードした部分は残っています。',
    'bad-response':
      'ネットワークから、モデルのファイルとは別のものが届きました[：{detail}]。\n最初にサインインのページを表示するネットワークもあります。ほかのサイトを開いてサインインしてから、もう一度お試しください。すでにダウンロードした部分は残っています。',
  },
};

export const assistant: AssistantWords = {
  app: {
    broken: 'アシスタントの内部でエラーが起きました。ページには影響ありません。',
    partBroken: 'アシスタントのこの部分を読み込めませんでした。ほかの部分には影響ありません。',
    loadAgain: 'もう一度読み込む',
    partNotLoaded:
      'アシスタントの一部を読み込めませんでした。ページを再読み込みすると直ることがあります。入力中の文章は残りますが、会話は残りません。',
    about: 'このアシスタントについて',
    siteUnreachable:
      '現在このサイトに接続できないため、ページは再読み込みされませんでした。接続を確認して、もう一度お試しください。',
    reload: '再読み込み',
  },

  chat: {
    title: (firstName) => `${firstName}さんのAIパーソナルアシスタント`,
    shortTitle: (firstName) => `${firstName}さんのAIアシスタント`,
    model: (modelName, isHere, maker = makerOf(modelName)) =>
      `実際に回答するのは${modelName}（${maker ?? '第三者'}が公開しているオープンモデル${isHere ? '、このブラウザーで実行' : ''}）`,
    noModel: '履歴書からの回答（このブラウザー内）',
    showChats: 'チャットを表示',
    chats: 'すべてのチャット',
    newChat: '新しいチャット',
    save: '会話を保存',
    saved: '会話をファイルに保存しました。',
    notSaved: '会話を保存できませんでした。もう一度お試しください',
    close: '閉じる',

    textBox: (firstName) => `${firstName}さんに話しかける`,
    notInserted: '文章は挿入されませんでした。',
    tooLong: (length, most) =>
      `メッセージは${most}文字までです（現在${length}文字）。短くするか、何回かに分けて送信してください。`,
    send: '送信',
    stop: '停止',
    endReply: '回答を終える',

    conversation: '会話',
    suggestions: '質問の例',
    jumpToLatest: '最新へ移動',
    question: 'あなたの質問',
    reply: 'AIアシスタントの回答',
    thinking: '考えています',
    loading: 'モデルの読み込みを待っています',
    showRest: '残りを表示',

    copyMessage: 'メッセージをコピー',
    copyNote: 'メモとしてコピー',
    copyLink: 'リンクをコピー',
    locale: 'ja-JP',
    writtenBy: (modelName, address, date) =>
      `${date}に、${address} でAIモデルの${modelName}が書いた文章です。`,

    quoteInstead: '代わりに履歴書を引用',
    askModel: 'モデルに質問',
    askModelLater: '読み込みが終わると、モデルに質問できます',
    modelAnswersLater: '読み込みが終わると、モデルもこの質問に回答します',
    tryAgain: '再試行',
    whereItRan: (modelName, place) => `${modelName} · ${place}`,
    sources: '履歴書の出典',
    nearest: '履歴書でいちばん近い記載',
    showInCv: '履歴書で見る',
    fit: { met: '履歴書にあります', partly: '近い記載', missing: '履歴書にありません' },

    stoppedWithoutText: '回答が始まる前に停止しました。',
    stopped: '停止しました。上の文章は残っています。',
    missing: {
      empty: 'モデルの回答は空でした。もう一度質問すると、うまくいくことがよくあります。',
      'only-reasoning':
        'モデルが送ったのは思考の過程だけで、これは表示されません。もう一度質問すると、うまくいくことがよくあります。',
    },
    notInCv: (count) => `${count}件の記述は履歴書にありません`,
    markdown: {
      copy: 'コピー',
      copyCode: 'コードをコピー',
      copied: 'コピーしました',
      notCopied: 'コピーできませんでした',
      taskDone: '完了',
      taskOpen: '未完了',
      formulaLimits: {
        large: '（大きすぎるため、数式として組版できません）',
        macros: '（コマンドを定義しているため、数式として組版しません）',
      },
    },
    cut: 'この回答は、トークン数の上限で途切れました。',
    unfinished: 'この回答は途中で終わっており、完成していません。',
    commands: 'システム別のコマンド',

    announcements: {
      answering: 'AIアシスタントが回答しています。',
      done: '回答が完了しました。',
      failed: '回答できませんでした。',
    },
  },

  saving: {
    conversationWith: (assistantName) => `${assistantName}との会話`,
    explanation:
      '各回答には、書いたモデルの名前と実行された場所、または履歴書から探したものであることが示されています。モデルは間違えることがあります。リンクの先に、履歴書の記載があります。',
    cvOf: (name) => `${name}さんの履歴書`,
    saved: '保存日時',
    stillAnswering: 'アシスタントは回答の途中でした。',
    fileName: '会話',
  },

  claims: {
    unmentioned: ({ what }) => `「${what}」は履歴書に記載がありません。`,
    different: ({ said, cv }) => `履歴書の記載は「${said}」ではなく「${cv}」です。`,
    apart: ({ first, second }) => `履歴書では、「${second}」は「${first}」のこととして書かれていません。`,
    'other-time': ({ what, cv }) => `履歴書では、「${what}」の時期が異なります：${cv}。`,
    denied: ({ what }) => `履歴書の記載と異なります。「${what}」は履歴書に出てきます。`,
    'unproven-denial': ({ what }) => `「${what}」について、履歴書にこのような記載はありません。`,
    mentioned: ({ what }) => `「${what}」は履歴書に出てきます。`,
  },

  panel: {
    own: {
      who: '現在の回答者',
      why: {
        built: 'このサイトの設定によります',
        undecided: 'モデルがまだ選ばれていません',
        chosen: 'あなたが選びました',
      },
      firstWords: '最初の言葉まで',
      staysHere: 'このブラウザーの外に出ません',
      rows: {
        quotes: { who: '履歴書からの引用', firstWords: 'すぐ' },
        webllm: {
          firstWords: '数秒（最初の質問はさらにかかります）',
        },
        huggingface: {
          firstWords: '1秒から数秒',
          question: 'この端末の外に送られます。送り先はチャットに表示されます',
        },
        server: {
          firstWords: (server) => `${server}がモデルを読み込んだ後、数秒`,
          question: (server) => `${server}が動いているコンピューターに送られます`,
        },
      },
    },
    newestReply: {
      label: '最新の回答',
      firstCharacter: '最初の文字まで',
      speed: '1秒あたりのトークン数',
      read: '読み取りトークン数',
      readingSpeed: '1秒あたりの読み取りトークン数',
      written: '生成トークン数',
    },
  },

  localModel: {
    language: 'ja',
    noteLabel: 'アシスタントが動く場所',
    messagesLeave: {
      warning: 'メッセージはこの端末の外に送信されます。',
      who: (model, recipient) => `送信先は${recipient}で、${model}が回答します。`,
    },
    onThisComputer: (model, server) =>
      `メッセージはこのコンピューターの${server}に送られ、${model}が回答します。`,
    leaving: {
      title: (model) => `この会話を${model}に送信しますか`,
      explanation:
        'この会話は、全部または一部がこれまでこの端末に留まっていたか、別の相手に送信されていました。次の質問と一緒に、会話のすべてのメッセージが送信されます。',
      send: 'この会話を送信',
    },
    noModelHere:
      'この端末ではモデルは動きません。履歴書を引用して回答し、メッセージはこのブラウザーに留まります。',
    removingHere: 'この端末からモデルを削除しています。',
    meanwhile: 'その間、質問には履歴書から回答します。',
    why: 'なぜですか',
    offline: {
      everything: 'オフラインですが、すべて使えます。モデルもこのサイトも、この端末にあります。',
      thisTab: 'オフラインです。モデルはこの端末にあり、このタブを開いている間は回答を続けます。',
      notTheHosted: 'オフラインのため、オンラインのモデルに接続できません。履歴書の引用は使えます。',
      quotes: 'オフラインです。質問には履歴書の引用で回答します。',
    },
    retryHere: 'ここで再試行',
    runChanged: '変更されたプログラムを実行',

    cardTitle: 'この端末でアシスタントを実行',
    offer: (model) =>
      `これまでの回答は、履歴書の言葉そのものです。${model}は、この端末のGPUを使って自由に回答します。質問はこのブラウザーに留まり、ダウンロードの後はネットワークがなくてもアシスタントが動きます。`,
    whatItTakes: 'モデルでできることと、必要なもの',
    download: 'ダウンロード（1回のみ）',
    unknownSize: '容量はダウンロードを始めると分かります',
    about: (figure) => `約${figure}`,
    needs: (space) => `必要な容量${space}`,
    modelChoice: {
      onDevice: 'この端末にあります',
      suggested: 'おすすめ',
      smaller: '小さくて速い',
      larger: '大きくて知識が多い',
      languages: (count) => `${count}言語で訓練されています。`,
      reading: (time) => `性能のよいノートパソコンでは、最初の言葉までに履歴書を約${time}読みます。`,
    },
    consent: 'ダウンロードしてここで実行',
    start: 'ここで実行',
    useHosted: 'オンラインのモデルを使う',
    useQuotes: '代わりに履歴書を引用',
    filesFrom: (hosts) =>
      hosts.length === 0
        ? 'ファイルはこのサイトから届きます。'
        : `ファイルは${list.format(hosts)}から届きます。${hosts.length === 1 ? 'このホスト' : 'これらのホスト'}とその転送先には、お使いのネットワークアドレスが伝わります。`,
    conversationToo: 'ここまでの会話も一緒に送信されます。',
    cautions: {
      firefox: 'Firefoxではモデルの動作が遅く、速くても毎秒10語ほどです。ChromeとEdgeのほうが高速です。',
      mobile:
        'スマートフォンやタブレットでは、モデルがメモリーとバッテリーを多く使います。ブラウザーがほかのタブを閉じることがあります。',
      metered: 'この接続は従量制のようです。ダウンロードに料金がかかることがあります。',
      'interrupted-earlier':
        '前回、モデルの読み込みが終わりませんでした。メモリー不足が原因かもしれないため、起動の操作をお待ちしています。',
      'software-adapter': 'このブラウザーで使えるグラフィックカードがないため、回答は非常に遅くなります。',
    },

    ofTotal: (done, total) => `${done} / ${total}`,
    otherTab: '別のタブがダウンロードしているため、このタブは待機しています',
    reconnecting: '接続が切れました。再接続しています',
    timeLeft: (time) => `残り約${time}`,
    starting: '起動中',
    cancel: 'ダウンロードをキャンセル',
    cancelStart: 'キャンセル',

    unsupported: {
      'insecure-context':
        'ブラウザーがモデルを動かせるのはhttpsのページだけです。このページは暗号化されていないhttpで読み込まれました。',
      'no-webgpu':
        'このブラウザーにはWebGPUがありません。パソコンの最新のChromeやEdge、またはSafari 26ならモデルを動かせます。',
      'no-adapter':
        'このブラウザーで使えるGPUが見つかりませんでした。ブラウザーの設定で、ハードウェアアクセラレーションがオフになっている可能性があります。',
      'software-adapter':
        'このブラウザーは、グラフィックカードではなくCPUで描画しています。これではモデルには遅すぎます。ブラウザーの設定で、ハードウェアアクセラレーションがオフになっている可能性があります。',
      'limits-too-low': 'このGPUまたはそのドライバーの上限が、モデルに必要な値に足りません。',
      'no-cache-storage':
        'このウィンドウはサイトのデータを保存しないため、モデルを保存できません。多くの場合、プライベートウィンドウやCookieのブロックが原因です。',
    },
    notEnoughSpace: (needed, free) =>
      `モデルのダウンロードには約${needed}の容量が必要ですが、このブラウザーがここで使えるのは${free}です。`,
    failures: webllm.failures,
    libraryChanged:
      'モデルを動かすプログラムが、最初にダウンロードされたものと異なるため、実行していません。提供元が更新した可能性があります。',

    facts: {
      label: 'この端末のモデル',
      status: 'この端末での状態',
      knowledge: '事前の読み込み',
      model: 'ここで動くモデル',
      size: '容量',
      memory: 'GPUのメモリー',
      processor: 'GPU',
      offline: 'ネットワークなしでの利用',
      works: '使えます',
      freeSpace: '空き容量',
      offer: { available: '利用可能(未使用)', starting: '起動中', ready: '回答しています' },
    },
    status: {
      checking: 'この端末を確認中',
      unsupported: 'この端末では動きません',
      onDevice: 'この端末にあり、起動していません',
      notOnDevice: 'この端末にありません',
      declined: '選択により使っていません',
      downloading: 'ダウンロード中',
      preparing: '準備中',
      ready: 'この端末で実行中',
      lost: '停止しました',
      failed: '起動できませんでした',
      removing: '削除中',
    },
    knowledge: {
      unread: '履歴書をまだ読んでいません',
      reading: '履歴書を読んでいます',
      read: '履歴書を読み終えました',
    },
    stored: {
      label: 'このブラウザーに保存されているもの',
      nothing: 'モデルも、途中までのダウンロードもありません。',
      partial: (size) => `途中までのダウンロード：${size}`,
      library: (hash) => `プログラムのSHA-256：${hash}`,
      checkedBySize: (files) => `容量だけを確認したファイル：${list.format(files)}`,
      sharedWith: (sites) =>
        `${list.format(sites)}のサイトも同じファイルを使っています。削除すると、そのサイトはもう一度ダウンロードしなければなりません。`,
      remove: '削除',
      removeForAll: 'すべてのサイトから削除',
      keep: '残す',
      heldByOtherTab:
        '削除されませんでした。別のタブがダウンロードしています。そのダウンロードをキャンセルしてから、もう一度お試しください。',
      notRemoved:
        'モデルを削除できませんでした。もう一度試すか、ページを再読み込みするか、ブラウザーの設定でこのサイトのデータを削除してください。',
    },
  },

  backends: {
    failure: {
      offline:
        'ブラウザーがオフラインです。\nこのページの履歴書は引き続きすべてご覧いただけます。質問も残っています。接続が戻ったら、もう一度お試しください。',
      'part-missing':
        'このサイトの一部を読み込めませんでした。\nネットワーク接続を確認してもう一度試すか、ページを再読み込みしてください。',
      unreachable: `{server}に接続できませんでした。\nコンテンツブロッカーや会社のネットワークが妨げている可能性があります。しばらくしてから、もう一度お試しください。${orWriteTo}`,
      'permission-denied':
        'ブラウザーが、このサイトから{subject}への接続を許可していません。\nアドレスバーの左にあるサイトの設定を開き、「デバイス上のアプリ」または「ローカル ネットワーク」を許可してから、もう一度お試しください。',
      'blocked-by-csp': `このサイト自体のセキュリティポリシーが、{subject}へのリクエストを禁止しています。\nサイトの所有者が、そのアドレスを設定に加えてサイトをビルドし直す必要があります。${orWriteTo}`,
      unauthorized: `{server}が、このサイトの認証情報を受け付けませんでした。\nサイトの所有者が認証情報を更新する必要があります。${orWriteTo}`,
      forbidden: `{server}が、このサイトによるモデルの使用を許可していません。\nサイトの所有者が、認証情報またはプロキシで許可されている範囲を確認する必要があります。${orWriteTo}`,
      'rate-limited':
        '{server}に、短い時間に多くの質問が届きました。\n1分ほど待ってから、もう一度お試しください。',
      busy: '{server}は混み合っているか、まだ起動中です。\n30秒ほど待ってから、もう一度お試しください。',
      'context-too-long':
        'この会話は、モデルには長くなりすぎました。\n新しいチャットを始めて、もう一度質問してください。',
      'server-error':
        '{server}でエラーが起きました。[届いたメッセージ：「{detail}」]\nもう一度お試しください。繰り返す場合は、少しお待ちください。',
      'bad-response': `{subject}から応答がありましたが、モデルではありませんでした。\nプロキシやサインインのページが間に入っている可能性があります。しばらくしてから、もう一度お試しください。${orWriteTo}`,
      'cut-off':
        '回答が途中で切れました。\n上の文章は残っています。回答の全体を得るには、もう一度お試しください。',
      'model-stopped': 'モデルは回答する前に停止されました。\n質問は残っています。もう一度お試しください。',
      unknown: `予期しない問題が起きました。\nもう一度お試しください。繰り返す場合は、ページを再読み込みしてください。${orWriteTo}`,
    },
    wait: {
      loadingModel: 'モデルを読み込んでいます',
      readingProfile: '履歴書を読んでいます',
      readingQuestion: '質問を読んでいます',
      readingShare: (percent) => `履歴書を読んでいます：${percent}%`,
      otherChat: 'ほかのチャットの終了を待っています',
      silent: '30秒間何も届いていません',
      trimmedNotice: '会話がモデルの読める長さを超えたため、いちばん古いメッセージは省かれています。',
      shortenedNotice: '履歴書がこのモデルの読める長さを超えているため、一部を省いています。',
    },

    ollama: {
      whereItRuns: (hostname) => `${hostname ?? 'このコンピューター'}で実行 · Ollama`,
      cloudBehind: (server) =>
        server === undefined ? 'Ollamaのクラウド' : `${server}（そこからOllamaのクラウドに渡されます）`,
      server: 'Ollama',
      mixedContent:
        'ブラウザーは、安全なページから安全でない{subject}への接続を許可しません。\nOllamaをhttpsで公開するか、Ollamaが動いているコンピューターで、このサイトをhttp://localhostとして開いてください。',
      failures: {
        unreachable:
          '{subject}から応答がありません。そこではOllamaが動いていないようです。\nOllamaを起動して、もう一度お試しください。このサイトからネットワーク上のデバイスへの接続についてブラウザーが尋ねたら、許可してください。',
        'origin-refused':
          'Ollamaは{subject}で動いていますが、このサイトからの質問を受け付けていません。\nOllamaが動いているところでOLLAMA_ORIGINS={origin} を設定し、Ollamaを終了して再び起動してから、もう一度お試しください。',
        'model-missing':
          'Ollamaは動いていますが、モデル「{subject}」がありません。\nOllamaが動いているところで一度ダウンロードしてから、もう一度お試しください。',
        'context-too-long':
          'プロフィールとこの質問は、{subject}のコンテキストウィンドウに収まりません。\nウィンドウを広げてOllamaを起動し、もう一度お試しください。質問を短くすると収まることもあります。',
        'out-of-memory':
          'モデル「{subject}」は、このコンピューターには大きすぎます。\n小さいモデルを選ぶか、ほかのプログラムを閉じてから、もう一度お試しください。',
      },
      start: 'Ollamaを起動',
      download: 'モデルをダウンロード',
      chooseInstead: 'ほかのインストール済みのモデルが、今回の訪問の間、代わりに回答できます。',
    },

    hosted: {
      whereItRuns: 'オンラインの事業者で実行',
      recipient: {
        ownServer: (host) => `このサイトのサーバー（${host}）`,
        provider: (name) => `Hugging Face（そこから${name}に渡されます）`,
        anyProvider: 'Hugging Face（そこから、Hugging Faceが選ぶ事業者に渡されます）',
      },
      server: 'オンラインのモデル',
      failures: {
        'no-credential': `このサイトには、オンラインのモデルが設定されていません。\nサイトの所有者が、VITE_HF_ENDPOINT（プロキシ）またはVITE_HF_TOKENを設定してビルドする必要があります。${orWriteTo}`,
        'credits-exhausted': `オンラインのモデルの今月分のクレジットを使い切りました。\n来月、新しいクレジットが付与されます。${orWriteTo}`,
        'model-missing': `オンラインのモデル「{subject}」が見つかりませんでした。\n名前が変わった可能性があります。サイトの所有者が別のモデルを設定する必要があります。${orWriteTo}`,
        'model-unsupported': `現在、モデル「{subject}」を提供している事業者がありません。\nサイトの所有者が別のモデルまたは事業者を選ぶ必要があります。${orWriteTo}`,
      },
    },

    webllm,

    quotes: {
      modelName: '履歴書の引用',
      whereItRuns: '履歴書から探した内容で、モデルが書いたものではありません。',
    },
  },
};
