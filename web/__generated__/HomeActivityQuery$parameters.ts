/**
 * @generated SignedSource<<29a703cc96fb66a5d966e5e5c05e542d>>
 * @relayHash f832b53fe98ed641478bc6413143f256
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 835907299bc2301194613f77c812fb6d492d624c37a7800c216ad561aaa37152

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeActivityQuery } from './HomeActivityQuery.graphql';

const node: PreloadableConcreteRequest<HomeActivityQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "835907299bc2301194613f77c812fb6d492d624c37a7800c216ad561aaa37152",
    "metadata": {},
    "name": "HomeActivityQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
