// Home in Vue's Vapor mode: compiled to DOM operations, without a virtual DOM.
import '../peers/shared/styles.mjs';
import '../peers/shared/homeStyles.mjs';
import { createVaporApp } from 'vue';
import Home from './Home.vue';

createVaporApp(Home).mount('#root');
