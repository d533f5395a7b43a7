/**
 * @generated SignedSource<<3b2f6a29ae620a995da26ce7757c5e88>>
 * @relayHash b3eaa86cd86d8fa9e3048e59977f0cb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5503cedaee1d047caa7e8135b5c377c41a46bbb8d48083e43cf05f6a2d15b42a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5503cedaee1d047caa7e8135b5c377c41a46bbb8d48083e43cf05f6a2d15b42a",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
