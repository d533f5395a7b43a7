/**
 * @generated SignedSource<<2b139dd95db22155c4c16602c6159544>>
 * @relayHash d8d5a9359003cce77dc25f9302e4f17c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6dcbf93679408c0da3ef4b969453a09100c1943236e7fcb19aee0ac2b66c851

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashPositionPageQuery } from './CashPositionPageQuery.graphql';

const node: PreloadableConcreteRequest<CashPositionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6dcbf93679408c0da3ef4b969453a09100c1943236e7fcb19aee0ac2b66c851",
    "metadata": {},
    "name": "CashPositionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
