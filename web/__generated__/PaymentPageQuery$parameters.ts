/**
 * @generated SignedSource<<c6c20b29f5b08da632b1dd6fe7c15dc9>>
 * @relayHash 64dcdc079eacf15d60d5dad9bd77b9da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48555f426c5c626c19a14878690d9f8cfee02dff82db6c9c1fd1526378cfb3db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48555f426c5c626c19a14878690d9f8cfee02dff82db6c9c1fd1526378cfb3db",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
