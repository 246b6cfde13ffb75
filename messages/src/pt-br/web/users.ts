import type { users as source } from '../../en/web/users.ts';
import { createFormats } from '../../formats.ts';

const { bytes, isolate, number, plural } = createFormats('pt-BR');

export const users: typeof source = {
  title: 'Usuário',
  all: 'Todos os usuários',
  empty: 'Nenhum usuário encontrado',
  search: 'Pesquisar usuários…',
  loading: 'Carregando os usuários',
  user: 'Usuário',
  status: 'Status',
  uploads: 'Uploads',
  storage: 'Espaço',
  joined: 'Membro desde',
  admin: 'Admin',
  view: ({ name }) => `Ver ${isolate(name)}`,
  deleteNamed: ({ name }) => `Excluir ${isolate(name)}`,
  nameAndEmail: ({ name, email }) => `${isolate(name)} (${isolate(email)})`,
  pending: {
    title: 'Usuários pendentes',
    label: 'Usuários pendentes',
    empty: 'Nenhum usuário pendente',
    loading: 'Carregando os usuários pendentes',
    registered: 'Cadastrado',
    select: ({ name }) => `Selecionar ${isolate(name)}`,
    selectAll: 'Selecionar tudo',
    approveSelected: ({ count }) => `Aprovar selecionados (${number(count)})`,
    approved: ({ count }) =>
      plural(count, {
        one: 'Usuário aprovado',
        many: '# de usuários aprovados',
        other: '# usuários aprovados',
      }),
    failedToApprove: 'Não foi possível aprovar o usuário',
  },
  reject: {
    title: 'Rejeitar usuário',
    keeps: 'O cadastro fica como rejeitado na lista de todos os usuários.',
    deletes: 'Isto exclui o cadastro. O mesmo e-mail pode se cadastrar de novo.',
    keep: 'Manter como rejeitado, para que este e-mail não possa se cadastrar de novo',
    withoutEmail: {
      deletes: 'Isto exclui o cadastro. O mesmo nome de usuário pode se cadastrar de novo.',
      keep: 'Manter como rejeitado, para que este nome de usuário não possa se cadastrar de novo',
    },
    rejected: 'Usuário rejeitado',
    failed: 'Não foi possível rejeitar o usuário',
  },
  delete: {
    title: 'Excluir usuário',
    question: 'Tem certeza de que deseja excluir este usuário? Não é possível desfazer esta ação.',
    outcome: 'As sessões, os domínios e os arquivos do usuário também são excluídos.',
    deleted: 'Usuário excluído',
    alreadyDeleted: 'Este usuário já tinha sido excluído',
    notImplemented: 'A chamada para excluir usuários não está disponível',
    failed: 'Não foi possível excluir o usuário',
  },
  suspend: {
    title: 'Suspender',
    text: ({ name }) =>
      `${isolate(name)} não poderá mais usar o Perch até você liberar o acesso de novo.`,
    keepsLinks: 'Os arquivos e domínios continuam acessíveis.',
    stopsLinks: 'Até lá, os arquivos e domínios ficam inacessíveis. Nada é excluído.',
    keepLinks: 'Manter os links',
  },
  account: {
    loading: 'Carregando o usuário',
    failed: 'Não é possível mostrar este usuário',
    email: 'E-mail',
    role: 'Função',
    roleAdmin: 'Administrador',
    roleUser: 'Usuário',
    storageOf: ({ usedBytes, maxBytes }) => `${bytes(usedBytes)} de ${bytes(maxBytes)}`,
    links: 'Links',
    linksWorking: 'Funcionando',
    linksStopped: 'Interrompidos',
    changed: 'Usuário alterado',
    failedToChange: 'Não foi possível alterar o usuário',
  },
  changes: {
    letIn: {
      label: 'Liberar acesso',
      question: ({ name }) => `${isolate(name)} poderá entrar e enviar arquivos.`,
    },
    makeUser: {
      label: 'Tornar usuário comum',
      question: ({ name }) => `${isolate(name)} não poderá mais abrir a administração.`,
    },
    makeAdmin: {
      label: 'Tornar administrador',
      question: ({ name }) =>
        `${isolate(name)} poderá aprovar, alterar e excluir as contas, os domínios e os arquivos de todos os usuários.`,
    },
    stopLinks: {
      label: 'Interromper os links',
      question: ({ name }) =>
        `Os arquivos e domínios de ${isolate(name)} ficarão inacessíveis até você liberar o acesso de novo. Nada é excluído.`,
    },
    keepLinks: {
      label: 'Manter os links',
      question: ({ name }) =>
        `Os arquivos e domínios de ${isolate(name)} voltarão a ficar acessíveis, embora a conta continue suspensa.`,
    },
  },
  quota: {
    label: 'Cota',
    none: 'Sem limite',
    default: ({ defaultBytes }) => `${bytes(defaultBytes)} (padrão)`,
    invalid: ({ first, second }) => `Informe um tamanho, como ${first} ou ${second}`,
    save: 'Salvar cota',
    saved: 'Cota salva',
    failed: 'Não foi possível salvar a cota',
  },
};
