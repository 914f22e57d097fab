// Loaded into a command by NODE_OPTIONS: it fails where it would reach another computer.
const { Socket } = require('node:net');

Socket.prototype.connect = () => {
  throw new Error('This command must not use the network.');
};
