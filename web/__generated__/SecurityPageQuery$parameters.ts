/**
 * @generated SignedSource<<8ebe9b7766099a80afc4b4fe1a27f1c0>>
 * @relayHash a2417a473d8be44b84e95e168dc823b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4adfb5e5200129c23f7c148e37ace5ddee64dca39ee198d81c27317c2ebcc83

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SecurityPageQuery } from './SecurityPageQuery.graphql';

const node: PreloadableConcreteRequest<SecurityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4adfb5e5200129c23f7c148e37ace5ddee64dca39ee198d81c27317c2ebcc83",
    "metadata": {},
    "name": "SecurityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
