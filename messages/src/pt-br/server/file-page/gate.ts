import type { gate as source } from '../../../en/server/file-page/gate.ts';

export const gate: typeof source = {
  ended: 'Este link expirou',
  endedWhy: 'O prazo dele acabou ou ele já foi aberto todas as vezes possíveis.',
  locked: 'Este arquivo tem senha',
  lockedWhy: 'Digite a senha que você recebeu com o link.',
  password: 'Senha',
  unlock: 'Desbloquear',
  wrongPassword: 'Essa não é a senha.',
  limited: 'Este arquivo só pode ser aberto um número limitado de vezes',
  limitedWhy: 'Cada abertura gasta uma delas.',
  once: 'Este arquivo só pode ser aberto uma vez',
  onceWhy: 'Depois disso, ele é excluído.',
  open: 'Abrir o arquivo',
  tooManyTries: 'Tentativas demais',
  passwordNeeded:
    'Este arquivo tem senha: abra o link em um navegador ou envie a senha no cabeçalho Perch-Password.',
  openingNeeded:
    'Este arquivo só pode ser aberto um número limitado de vezes: abra o link em um navegador.',
  fromOtherSite: 'Esta solicitação veio de outro site.',
};
