/** What a device holds on which Deniz signed in to her blog. */
export function staySignedIn(): void {
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('currentBlog', 'deniz');
  const user = { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
  localStorage.setItem('currentUser', JSON.stringify(user));
}
