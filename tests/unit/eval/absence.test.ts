import { describe, expect, it } from 'vitest';
import { saysAbsence } from '../../eval/absence';

describe('an absence', () => {
  it.each([
    'Kubernetes is not in the CV.',
    'The CV names no employer called Google.',
    'I found nothing about that in Tamsin’s CV, and I only quote what is there.',
    'There is no phone number in her CV.',
    'Kubernetes n’est pas dans le CV.',
    'Le CV ne mentionne pas « Docker ».',
    'Kubernetes steht nicht im Lebenslauf.',
    'Der Lebenslauf nennt kein Gehalt.',
    'Kubernetes no está en el CV.',
    'El CV no dice nada sobre el salario.',
    'Kubernetesは履歴書にありません。',
    '履歴書には給与の記載がありません。',
  ])('is heard in: %s', (sentence) => {
    expect(saysAbsence(sentence)).toBe(true);
  });

  it.each([
    'Yes: Docker, under Infrastructure in the CV.',
    'No, she left in 2021. The CV has three jobs since.',
    'Not only in the CV: she also writes about Docker.',
    'Oui, le CV cite Docker.',
    'Ja, im Lebenslauf steht Docker.',
    'Sí, el CV menciona Docker.',
    'はい、履歴書にDockerがあります。',
  ])('is not heard in: %s', (sentence) => {
    expect(saysAbsence(sentence)).toBe(false);
  });
});
