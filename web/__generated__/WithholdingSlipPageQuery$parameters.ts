/**
 * @generated SignedSource<<d5175e0fcbf29a229bf0512b7f45ef7f>>
 * @relayHash 2052b01fa9df38b642418f646db7f373
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d8c8a6f18b91636928470447b2b399fda32a787c7c375773a0ad8cc0ae6f097

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithholdingSlipPageQuery } from './WithholdingSlipPageQuery.graphql';

const node: PreloadableConcreteRequest<WithholdingSlipPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d8c8a6f18b91636928470447b2b399fda32a787c7c375773a0ad8cc0ae6f097",
    "metadata": {},
    "name": "WithholdingSlipPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
