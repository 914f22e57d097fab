import { openingOf, type Speech } from '../speech';

export const speech: Speech = {
  hesitations: /\b(?:u[hm]+|er+m*|hm+|ah+)\b/giu,
  fillers:
    /\b(?:you know(?! (?:what|where|when|who|how|if|which))|i mean|(?<!(?:what|which|some|this|that|any|other|every) )(?:sort|kind) of|okay so|ok so|right so|so yeah|basically|(?<!(?:would|what|something|anything|things|is|look|looks|feel|be|to|does|did) )like(?! (?:that|this|to)\b))\b/giu,
  opening: openingOf(
    'yeah|yep|yes|no(?= (?:so|but|i))|so|well|ok(?:ay)?|right|alright|anyway|now|basically|actually|like|oh|listen|look|see|hey|hi(?: there)?|hello',
    "(?:(?:so )?what i(?:['’ ]?d)?(?: really| actually)? (?:want|wanted|need|needed|like)(?:ed)? to (?:know|find out|ask)(?: you)?(?: about)? (?:is|was))|(?:i (?:(?:was|am) )?(?:just |really |actually )*(?:wondering|curious)(?: (?:about|to know))?)|(?:(?:i(?:['’ ]?m)? )?just curious)|(?:i(?:['’ ]?d)?(?: just| only| really| actually)* (?:want|wanted|like|need|needed) to (?:know|ask(?: you)?|find out|check|hear))|(?:(?:my|a|one|another|the|quick)(?: quick| other)? (?:question|thing)(?: i have)? (?:is|would be))|(?:i(?:['’ ]?m)? (?:just )?(?:calling|ringing|asking)(?: to (?:ask|find out)| because| about)?)",
  ),
  condition: [/^(?:if|whether) (.+?)\??$/iu, '$1?'],
  tail: / (?:and if so (?:where|when|what|how)|or (?:something|anything|not|what|whatever)(?: like that)?|and (?:stuff|so on|things like that)|(?:do|would) you know|if you know|please|thanks|thank you|again)(?=\s*[?.]?$)/iu,
  marks: [
    [/\s*\bquestion mark\b/giu, '?'],
    [/\s*\bcomma\b/giu, ','],
    [/\s*\b(?:full stop|period)\s*$/giu, '.'],
  ],
  contractions: [[/\bat the (?:minute|mo)\b/giu, 'at the moment']],
  beginning:
    /^(?:(?:at|in|on|by|for|from|with|to|of|since|until|about) )?(?:what|which|who|whom|whose|where|when|why|how)\b|^(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|should) (?:s?he|they|it|there|the|this|that|his|her|you|your|mrs?|ms|dr|\p{Lu}\p{Ll}+)\b|^any\b/iu,
  request: /^(?:please )?(?:tell|list|show|give|name|describe|explain|summari[sz]e)\b/iu,
  laterBeginnings:
    /(?: (?:and if so|and|but|so))? (?=(?:(?:at|in|on|by|for|from|with|since|until) )?(?:what|which|who|where|when|why|how)(?:['’]?s|(?: \S+){0,2}? (?:is|are|was|were|does|do|did|has|have|had|can|could|will|would)) (?:s?he|they|it|there|the|this|that|his|her|you|your)\b|(?<!\b(?:what|which|who|where|when|why|how)(?:['’]s)?(?: \S+){0,5} )(?:is|was|does|did|has|had|can|could|would|will) (?:s?he|they)\b)/giu,
};
