import type { BuiltInWords } from '../../models/built-in/words.en';

export const builtIn: BuiltInWords = {
  modelName: 'el modelo del navegador',
  whereItRuns: 'en su dispositivo, con Chrome actualizado',
  offer: {
    use: 'Usar el modelo del navegador',
    cost: 'nada que descargar',
    about:
      'Su navegador lleva un modelo de lenguaje integrado, y está listo. Responde libremente; es del fabricante del navegador y no es un modelo abierto.',
    starting: 'Su navegador está iniciando su modelo integrado.',
    title: 'En realidad, el modelo integrado de su navegador, que no es abierto',
    answers:
      'Responde el modelo integrado de su navegador; en Chrome actualizado funciona en su dispositivo. Esta página no envía su pregunta a ninguna parte.',
    offline: 'Su navegador está sin conexión. Puede que su modelo integrado responda igualmente.',
    name: 'El modelo integrado del navegador',
    row: {
      firstWords: 'En uno o pocos segundos',
      question:
        'Esta página no la envía a ninguna parte; en el Chrome actual el modelo funciona en este dispositivo',
    },
  },
  failures: {
    'model-unsupported':
      'El modelo integrado de su navegador no responde en este idioma.\nPregunte en otro idioma o elija otro modelo.',
    'permission-denied':
      'Su navegador no deja que esta página use su modelo integrado.\nLo deciden sus ajustes o los de su organización. Elija otro modelo.',
    'context-too-long':
      'El CV y su pregunta, juntos, son más largos de lo que el modelo integrado de su navegador puede leer.\nPregunte con menos palabras. Los mensajes anteriores de este chat ya se han omitido.',
    filtered:
      'Su navegador retiene lo que ha escrito su modelo integrado.\nToma algunas respuestas por dañinas o falsas. Pregunte con otras palabras o pida citas del CV.',
    'too-slow':
      'El modelo integrado de su navegador no ha escrito nada en 20 segundos.\nCierre otras pestañas y programas e inténtelo de nuevo, o pida citas del CV.',
    runaway:
      'El modelo integrado de su navegador se repetía sin fin, así que se ha detenido la respuesta.\nInténtelo de nuevo o pregunte con otras palabras.',
    'load-failed':
      'No se ha podido iniciar el modelo integrado de su navegador.\nReinicie el navegador si quiere usarlo, o elija otro modelo.',
  },
};
