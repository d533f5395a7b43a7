/**
 * @generated SignedSource<<c56b9bb2f42a384d96c50c63b6ddc982>>
 * @relayHash 243ef8e695585f69dcdd5fc6ac18c697
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da7ae09af24dcccbb104b689e0a5bc0b1d19a847d35b29d028d60742cc8e3fc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemosPageQuery } from './CreditMemosPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemosPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "da7ae09af24dcccbb104b689e0a5bc0b1d19a847d35b29d028d60742cc8e3fc2",
    "metadata": {},
    "name": "CreditMemosPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
