/**
 * @generated SignedSource<<12a88cecc9da6b92f9a671ccaa5c783a>>
 * @relayHash e4606c559670004dea05b75a0b590196
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d74c692f9a20999d160f3054c4a661829ce702d427e78f2ce92aba863b1c3af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReceivedPaymentPageQuery } from './ReceivedPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<ReceivedPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d74c692f9a20999d160f3054c4a661829ce702d427e78f2ce92aba863b1c3af6",
    "metadata": {},
    "name": "ReceivedPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
