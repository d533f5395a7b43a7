/**
 * @generated SignedSource<<7823601bd65ee82860b62f179512c855>>
 * @relayHash d0df9732b588dbb258a507663ba0de36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6dbc0b639c02eb73edbed35cd042623345405065b808cf23e15b7e68c0a36938

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashPositionPageQuery } from './CashPositionPageQuery.graphql';

const node: PreloadableConcreteRequest<CashPositionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6dbc0b639c02eb73edbed35cd042623345405065b808cf23e15b7e68c0a36938",
    "metadata": {},
    "name": "CashPositionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
