// cc -O2 -o bare-server bare-server.c -lcrypto -lpthread; bare-server <port> <folder>
// What C takes for what Perch promises of a file: each PUT is hashed, written under a temporary name, renamed and synced
// with its folder before the answer. A thread for each connection; no form, no account, no row.
#define _GNU_SOURCE
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/evp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

enum { buffer_bytes = 1 << 20, name_bytes = 24, part_bytes = 32 };

static int folder;
static atomic_long count;

static int write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, bytes, length);
    if (written <= 0) return -1;
    bytes += written;
    length -= (size_t)written;
  }
  return 0;
}

static int add(EVP_MD_CTX *hash, int file, const char *bytes, size_t length) {
  return EVP_DigestUpdate(hash, bytes, length) == 1 ? write_all(file, bytes, length) : -1;
}

// Keeps a body of `left` bytes, of which the first `have` are in the buffer.
static int keep(int socket, char *buffer, char *begun, size_t have, size_t left, unsigned char *digest) {
  char part[part_bytes], name[name_bytes];
  snprintf(name, name_bytes, "%ld", atomic_fetch_add(&count, 1));
  snprintf(part, part_bytes, "%s.part", name);
  int file = openat(folder, part, O_CREAT | O_EXCL | O_WRONLY, 0600);
  if (file < 0) return -1;
  EVP_MD_CTX *hash = EVP_MD_CTX_new();
  int failed = EVP_DigestInit_ex(hash, EVP_sha256(), NULL) != 1 || add(hash, file, begun, have) != 0;
  left -= have;
  while (!failed && left > 0) {
    ssize_t got = read(socket, buffer, left < buffer_bytes ? left : buffer_bytes);
    failed = got <= 0 || add(hash, file, buffer, (size_t)got) != 0;
    if (!failed) left -= (size_t)got;
  }
  failed = failed || EVP_DigestFinal_ex(hash, digest, NULL) != 1;
  failed = failed || renameat(folder, part, folder, name) != 0 || fsync(file) != 0 || fsync(folder) != 0;
  EVP_MD_CTX_free(hash);
  close(file);
  return failed ? -1 : 0;
}

// The end of a request's header in the buffer, after reading as much as that takes; NULL when the client has gone.
static char *read_header(int socket, char *buffer, size_t *have) {
  for (;;) {
    char *end = memmem(buffer, *have, "\r\n\r\n", 4);
    if (end) return end;
    if (*have == buffer_bytes) return NULL;
    ssize_t got = read(socket, buffer + *have, buffer_bytes - *have);
    if (got <= 0) return NULL;
    *have += (size_t)got;
  }
}

static void *serve(void *argument) {
  int socket = (int)(long)argument, on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  char *buffer = malloc(buffer_bytes);
  for (;;) {
    size_t have = 0;
    char *end = buffer ? read_header(socket, buffer, &have) : NULL;
    if (!end) break;
    *end = 0;
    char *length = strcasestr(buffer, "content-length:");
    size_t left = length ? strtoul(length + 15, NULL, 10) : 0;
    size_t body = have - (size_t)(end + 4 - buffer);
    unsigned char digest[EVP_MAX_MD_SIZE] = {0};
    if (left > 0 && keep(socket, buffer, end + 4, body < left ? body : left, left, digest) != 0) break;
    dprintf(socket, "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n%02x", digest[0]);
  }
  free(buffer);
  close(socket);
  return NULL;
}

int main(int arguments, char **argument) {
  if (arguments != 3) return 2;
  folder = open(argument[2], O_RDONLY | O_DIRECTORY);
  int listening = socket(AF_INET, SOCK_STREAM, 0), on = 1;
  setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  struct sockaddr_in address = {.sin_family = AF_INET,
                                .sin_port = htons((unsigned short)atoi(argument[1])),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  if (folder < 0 || bind(listening, (struct sockaddr *)&address, sizeof address) != 0) return 1;
  listen(listening, 128);
  for (;;) {
    pthread_t thread;
    int socket = accept(listening, NULL, NULL);
    if (socket >= 0 && pthread_create(&thread, NULL, serve, (void *)(long)socket) == 0) pthread_detach(thread);
  }
}
